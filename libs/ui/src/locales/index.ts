export { loadUiTexts } from './ui-texts.ts';
