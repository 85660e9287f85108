export { Card, Section } from './card.tsx';
export { Page, PageHeader } from './page.tsx';
