import { expect, test } from 'vitest'
import { isInert, readDocData, withDocData } from './docData'

const chunk = (assets: string): string => `"use strict";
(globalThis.webpackChunksite=globalThis.webpackChunksite||[]).push([["7"],{
  11(e,t,n){n.d(t,{c:()=>r});let r=n(99).createContext({})},
  10(e,t,n){n.r(t),n.d(t,{metadata:()=>m,default:()=>c,contentTitle:()=>x,toc:()=>o,assets:()=>a});
    var m=JSON.parse('{"source":"@site/docs/a.mdx","frontMatter":{}}'),s=n(11),j=n(98);
    let x,a=${assets},o=[{value:"One",id:"one",level:2}];
    function c(){return (0,j.jsx)(s.c)}}
}]);`

const data = {
  metadata: { source: '@site/docs/a.mdx', frontMatter: {} },
  toc: [{ value: 'One', id: 'one', level: 2 }],
}

test('what there is to know of a document is read from its script', () => {
  expect(readDocData(chunk('{}'))).toEqual(data)
})

test('a document that brings files along is left to the app', () => {
  expect(readDocData(chunk('{image:n(97).A}'))).toBeUndefined()
})

test('a script without a document in it has nothing to say', () => {
  expect(readDocData('globalThis.a=[[["1"],{2(e,t,n){t.b=1}}]]')).toBe(
    undefined,
  )
})

test('a document is inert as long as all of its components are', () => {
  const inert = `import Uses from '@site/src/components/Uses'
import one from '@generated/timelines/default/one.json'

\`\`\`js
import { map } from 'lfi'
\`\`\`
`
  expect(isInert(inert)).toBe(true)
  expect(
    isInert(`import Compare from '@site/src/components/Compare'\n${inert}`),
  ).toBe(false)
  expect(isInert(`import Tabs from '@theme/Tabs'\n${inert}`)).toBe(false)
})

test('no text of a document ends the script that it stands in', () => {
  const toc = [{ value: '</script>' }]
  const html = withDocData('<p>a</p></body>', '7', { ...data, toc })

  expect(html).toMatch(
    /^<p>a<\/p><script type="application\/json" id="doc-data">.*<\/script><\/body>$/u,
  )
  expect(html.match(/<\/script>/gu)).toHaveLength(1)
  expect(JSON.parse(/>(\{.*\})</u.exec(html)?.[1] ?? '')).toMatchObject({
    chunk: '7',
    toc,
  })
})
