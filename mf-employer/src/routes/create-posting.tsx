export { CreatePostingPage as Component } from '../features/posting-form/create-posting-page.tsx';
