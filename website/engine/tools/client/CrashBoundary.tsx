import { Component, type ReactNode } from 'react'

type State = { error?: Error | undefined }

/** What crashes here leaves the rest of the page as it is. */
export default class CrashBoundary extends Component<
  { children: ReactNode },
  State
> {
  override state: State = {}

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? (
      <div role="alert">
        <p>
          <strong>This page crashed.</strong>
        </p>
        <p>{error.message}</p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => this.setState({ error: undefined })}
        >
          Try again
        </button>
      </div>
    ) : (
      this.props.children
    )
  }
}
