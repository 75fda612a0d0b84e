import type { ComponentProps, ReactNode } from 'react'
import { QUERY_FIELD } from '../../client/queryField'
import Icon from './Icon'

type Props = ComponentProps<'input'> & { onClose?: () => void }

/** What is typed into, in the dialog and until the dialog has loaded. */
export default function SearchField(props: Props): ReactNode {
  const { onClose, children, ...input } = props
  return (
    <div className="search-field">
      <Icon name="magnifier" />
      <input
        {...QUERY_FIELD}
        type="text"
        role="combobox"
        aria-expanded="false"
        {...input}
      />
      {children}
      <button type="button" className="clean-btn" onClick={onClose}>
        Cancel
      </button>
    </div>
  )
}
