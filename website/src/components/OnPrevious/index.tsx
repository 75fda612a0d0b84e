import Link from '@docusaurus/Link'
import type { FailingPage } from '@site/pages/upgrading/client/failingPage'

/** Where examples of this site do something else on the major before. */
export default function OnPrevious({ pages }: { pages: FailingPage[] }) {
  return (
    <ul>
      {pages.map(({ title, address, sections }) => (
        <li key={address}>
          <Link to={address}>{title}</Link>
          {sections
            .filter(({ anchor }) => anchor !== '')
            .map(({ heading, anchor }, index) => (
              <span key={anchor}>
                {index > 0 ? ', ' : ': '}
                <Link to={`${address}#${anchor}`}>{heading}</Link>
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
