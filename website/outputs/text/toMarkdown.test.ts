import { expect, test } from 'vitest'
import { contentOf } from './pages'
import { contentToMarkdown } from './toMarkdown'

const convert = (content: string): string =>
  contentToMarkdown(contentOf(`<nav>Menu</nav><main>${content}</main>`) ?? '', {
    siteUrl: 'https://lfi.dev',
    baseUrl: '/',
    permalink: '/docs/a',
    permalinks: new Set(['/', '/docs/a', '/docs/b']),
  })

test('menus around the content are left out', () => {
  expect(convert('<h1>Title</h1>')).toBe('# Title\n')
})

test('invisible spaces are left out', () => {
  expect(convert('<h2>Title<a href="#title">\u200B</a></h2>')).not.toContain(
    '\u200B',
  )
})

test('of a docs page only the document itself is read', () => {
  const html =
    '<main><article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><p>Text</p></div><footer>Edit</footer></article></main>'
  const markdown = contentToMarkdown(contentOf(html) ?? '', {
    siteUrl: 'https://lfi.dev',
    baseUrl: '/',
    permalink: '/',
    permalinks: new Set(),
  })

  expect(markdown).toBe('Text\n')
})

test('an example becomes a fence, and its output another', () => {
  const markdown = convert(
    '<figure class="code-block" data-language="js"><figcaption>JavaScript</figcaption><div class="code-tools"><button>Copy</button></div><pre><code><span class="k">const</span> a\n  = 1</code></pre><div class="code-output"><pre><samp>1\n2</samp></pre></div></figure>',
  )

  expect(markdown).toBe(
    '```js\nconst a\n  = 1\n```\n\nOutput:\n\n```text\n1\n2\n```\n',
  )
})

test('every tab panel stands under the name of its tab', () => {
  const markdown = convert(
    '<div role="tablist"><button role="tab" id="t1">npm</button><button role="tab" id="t2">Deno</button></div><div role="tabpanel" aria-labelledby="t1"><p>one</p></div><div role="tabpanel" aria-labelledby="t2"><p>two</p></div>',
  )

  expect(markdown).toBe('**npm**\n\none\n\n**Deno**\n\ntwo\n')
})

test('an admonition becomes a quote', () => {
  expect(convert('<div class="theme-admonition"><p>Careful</p></div>')).toBe(
    '> Careful\n',
  )
})

test('a picture is replaced by what it is said to show', () => {
  expect(convert('<div role="img" aria-label="Three bars">x</div>')).toBe(
    'Three bars\n',
  )
})

test('links to pages lead to their twins, other links stay', () => {
  const markdown = convert(
    '<p><a href="/docs/b#x">b</a> <a href="#y">y</a> <a href="/x.png">x</a> <a href="https://a.example/b">a</a></p>',
  )

  expect(markdown).toBe(
    '[b](https://lfi.dev/docs/b.md#x) [y](https://lfi.dev/docs/a.md#y) [x](https://lfi.dev/x.png) [a](https://a.example/b)\n',
  )
})

test('what looks like an element in prose is escaped', () => {
  expect(convert('<p>An Iterable&lt;Value&gt; of values</p>')).not.toMatch(
    /(?<!\\)<[A-Z]/u,
  )
})

test("React's comments between pieces of text are left out", () => {
  expect(convert('<p>ran <!-- -->12<!-- --> times</p>')).toBe('ran 12 times\n')
})

test('neighbours that only a style sheet keeps apart get a space', () => {
  expect(convert('<p><span>lfi</span><span>4.1.2</span></p>')).toBe(
    'lfi 4.1.2\n',
  )
  expect(convert('<p><a href="/docs/b">iterable</a>s</p>')).toContain(')s')
})

test('a heading of two lines stays one heading', () => {
  expect(convert('<h1>Iterate<br>lazily</h1>')).toBe('# Iterate lazily\n')
})

test('the colours of code leave no trace, its characters all stay', () => {
  expect(
    convert(
      '<figure class="code-block" data-language="js"><pre><code><span class="k">const</span> <a href="/docs/b">a</a> = 1 &lt; 2\n<span class="s">x</span></code></pre></figure>',
    ),
  ).toBe('```js\nconst a = 1 < 2\nx\n```\n')
})

test('a signature keeps the indentation that its style says', () => {
  expect(
    convert(
      '<pre class="api-signature"><code><span class="api-line" style="--indent:0">f(</span>\n<span class="api-line" style="--indent:2">a: <a href="/docs/b">A</a>,</span></code></pre>',
    ),
  ).toBe('```ts\nf(\n  a: A,\n```\n')
})

test('what narrows a page down is no part of its text', () => {
  expect(
    convert('<search><label>Filter <input></label></search><p>Text</p>'),
  ).toBe('Text\n')
})

test('a line of a signature is indented once', () => {
  const markdown = convert(
    '<pre class="api-signature"><code><span class="api-line" style="--indent:0">f(</span>\n<span class="api-line" style="--indent:2">  a,</span>\n<span class="api-line" style="--indent:0">)</span></code></pre>',
  )

  expect(markdown).toBe('```ts\nf(\n  a,\n)\n```\n')
})

test("React's comments are left out wherever they are", () => {
  expect(convert('<p>a<!-- -->b</p><!--/$--><!--$--><p>c</p><!--/$-->')).toBe(
    'ab\n\nc\n',
  )
})
