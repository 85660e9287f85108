export { CreatePostingPage as Component } from '../features/posting-form/create/create-posting-page.tsx';
