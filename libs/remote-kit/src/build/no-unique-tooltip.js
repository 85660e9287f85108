// In the place of antd's provider for tooltips that glide from one to the next, which nobody turns on:
// it would bring the whole of popups into the first page.
export default function UniqueProvider({ children }) {
  return children;
}
