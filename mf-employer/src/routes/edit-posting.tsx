export { EditPostingPage as Component } from '../features/edit-posting/edit-posting-page.tsx';
