import { expect, test } from 'vitest'
import { readPage } from './readPage'
import { contentToMarkdown } from './toMarkdown'

const convertPage = (html: string): string =>
  contentToMarkdown(readPage(html).content, {
    siteUrl: 'https://lfi.dev',
    baseUrl: '/',
    permalink: '/docs/a',
    permalinks: new Set(['/', '/docs/a', '/docs/b']),
  })
const convert = (content: string): string =>
  convertPage(`<nav>Menu</nav><main>${content}</main>`)

test('title and description are read as text, without the name of the site', () => {
  const { title, description } = readPage(
    '<title data-rh=true>or | lfi</title><meta data-rh=true name=description content="Gets a &quot;value&quot;."><body>',
  )
  expect({ title, description }).toEqual({
    title: 'or',
    description: 'Gets a "value".',
  })
  expect(readPage('<body>')).toMatchObject({ title: '', description: '' })
})

test('of a docs page only the document itself is read', () => {
  expect(
    convertPage(
      '<main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><p>Text</p></div><footer>Edit</footer></article></main>',
    ),
  ).toBe('Text\n')
})

test('an example becomes a fence, and its output another', () => {
  const markdown = convert(
    '<figure class="code-block" data-language="js" data-title="Squares"><figcaption>Squares</figcaption><div class="code-tools"><button>Copy</button></div><pre><code><span class="k">const</span> <a href="/docs/b">a</a>\n  = 1 &lt; 2</code></pre><div class="code-output"><pre><samp>1\n2</samp></pre></div></figure>',
  )

  expect(markdown).toBe(
    '```js title="Squares"\nconst a\n  = 1 < 2\n```\n\nOutput:\n\n```text\n1\n2\n```\n',
  )
})

test('a signature keeps the indentation that its style says, once', () => {
  expect(
    convert(
      '<pre class="api-signature"><code><span class="api-line" style="--indent:0">f(</span>\n<span class="api-line" style="--indent:2">  <span>a</span><span>:</span> <a href="/docs/b">A</a>,</span></code></pre>',
    ),
  ).toBe('```ts\nf(\n  a: A,\n```\n')
})

test('links to pages lead to their twins, other links stay', () => {
  const markdown = convert(
    '<p><a href="/docs/b#x">b</a> <a href="#y">y</a> <a href="/x.png">x</a> <a href="https://a.example/b">a</a></p>',
  )

  expect(markdown).toBe(
    '[b](https://lfi.dev/docs/b.md#x) [y](https://lfi.dev/docs/a.md#y) [x](https://lfi.dev/x.png) [a](https://a.example/b)\n',
  )
})

test.each([
  [
    'what a tab shows stands under its name',
    '<div><label><input type="radio">npm</label><p>one</p><label><input type="radio">Deno</label><p>two</p></div>',
    '**npm**\n\none\n\n**Deno**\n\ntwo\n',
  ],
  [
    'an admonition becomes a quote',
    '<div class="theme-admonition"><p>Careful</p></div>',
    '> Careful\n',
  ],
  [
    'a picture is replaced by what it is said to show',
    '<div role="img" aria-label="Three bars">x</div>',
    'Three bars\n',
  ],
  [
    'what is folded away stays, but not a fold whose picture is left out',
    '<details><summary>More</summary><p>Text</p></details><details><summary>See one run</summary><figure class="trace-picture">x</figure></details>',
    '**More**\n\nText\n',
  ],
  [
    'what narrows a page down is no part of its text',
    '<search><label>Filter <input></label></search><p>Text</p>',
    'Text\n',
  ],
  [
    'what looks like an element in prose is escaped',
    '<p>An Iterable&lt;Value&gt;</p>',
    'An Iterable\\<Value>\n',
  ],
  [
    'invisible characters and comments of React are left out',
    '<h2>Title<a href="#t">\u200B</a></h2><p>ran <!-- -->12<!-- --> times</p><!--/$-->',
    '## Title[](https://lfi.dev/docs/a.md#t)\n\nran 12 times\n',
  ],
  [
    'neighbours that only a style sheet keeps apart get a space',
    '<p><span>lfi</span><small title="a => b">4.1.2</small></p><p><a href="/docs/b">iterable</a>s</p>',
    'lfi 4.1.2\n\n[iterable](https://lfi.dev/docs/b.md)s\n',
  ],
  [
    'a heading of two lines stays one heading',
    '<h1>Iterate<br>lazily</h1>',
    '# Iterate lazily\n',
  ],
])('%s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown)
})
