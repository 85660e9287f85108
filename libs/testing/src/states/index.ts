export { API_STATES, type ApiState } from '../mock-api/index.ts';
export {
  aViewer,
  EMPLOYER_VIEWERS,
  VIEWERS,
  type Viewer,
  type ViewerName,
  WORKER_VIEWERS,
} from './viewers.ts';
