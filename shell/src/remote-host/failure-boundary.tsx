import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What takes the place of the children after one of them threw. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFailure?: (error: unknown) => void;
}

interface State {
  readonly thrown: { readonly error: unknown } | null;
}

/** Keeps what one part throws away from the rest of the page. Another key starts anew. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown === null ? this.props.children : this.props.fallback(thrown.error);
  }
}
