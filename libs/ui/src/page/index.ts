export { Card, Section } from './card.tsx';
export { Page, PageHeader, Stack } from './page.tsx';
