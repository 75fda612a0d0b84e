import Link from '@docusaurus/Link'
import type {
  CounterpartRow,
  Piece,
  SystemPage,
} from '@site/pages/counterparts/client/systemPage'
import { Fragment } from 'react'
import styles from './styles.module.css'

function FunctionLink({ name }: { name: string }) {
  return (
    <Link to={`/docs/api/variables/${name}`}>
      <code>{name}</code>
    </Link>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, code, href }, index) => {
    const key = `${index} ${text}`
    const words = code ? <code>{text}</code> : text
    return (
      <Fragment key={key}>
        {href ? <Link to={href}>{words}</Link> : words}
      </Fragment>
    )
  })
}

function Row({ name, lfi, difference }: CounterpartRow) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        {lfi.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <FunctionLink name={name} />
          </span>
        ))}
      </td>
      <td>
        <Pieces pieces={difference} />
      </td>
    </tr>
  )
}

/** The table of one "Coming from" page: what you know, and its name in lfi. */
export default function Counterparts({ rows }: Pick<SystemPage, 'rows'>) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">You know</th>
          <th scope="col">In lfi</th>
          <th scope="col">What differs</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
    </table>
  )
}

/** What the other has and lfi has not, with a way to do it. */
export function Gaps({ gaps }: Pick<SystemPage, 'gaps'>) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Not in lfi</th>
          <th scope="col">Write instead</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ name, anchor, instead }) => (
          <tr key={name} id={anchor}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Pieces pieces={instead} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
