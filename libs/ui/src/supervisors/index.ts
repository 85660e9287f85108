export { SupervisorForm } from './supervisor-form.tsx';
export { SupervisorList } from './supervisor-list.tsx';
