import {
  bundlers,
  formatKilobytes,
  imports,
  whatBundlersKeep,
} from '@site/pages/bundles/bundleSizes'
import type { ReactNode } from 'react'

/** Which bundlers keep what, in a sentence or two. */
export const WhatBundlersKeep = (): ReactNode => whatBundlersKeep

/** What imports of lfi cost with each bundler, as a table. */
export default function BundleSizes(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Bundler</th>
          <th scope="col">1 function</th>
          <th scope="col">{imports.five.length} functions</th>
          <th scope="col">everything</th>
        </tr>
      </thead>
      <tbody>
        {bundlers.map(({ bundler, version, one, five, all }) => (
          <tr key={bundler}>
            <th scope="row">
              {bundler} {version}
            </th>
            <td>{formatKilobytes(one)}</td>
            <td>{formatKilobytes(five)}</td>
            <td>{formatKilobytes(all)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
