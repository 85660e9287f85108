export { PostsPage as Component } from '../features/posts/posts-page.tsx';
