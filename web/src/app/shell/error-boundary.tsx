import { Component, type ReactNode } from 'react';

type Props = { fallback: ReactNode; children: ReactNode; resetKey?: string };
type State = { failed: boolean; resetKey: string | undefined };

/** Shows the fallback when a screen breaks, or its chunk cannot be fetched. A new `resetKey` tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
