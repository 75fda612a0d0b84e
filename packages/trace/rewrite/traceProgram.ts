import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { alignCode, lineStarts } from './alignCode'
import { keepContext } from './keepContext'
import { parseModule, walk } from './parseModule'
import {
  type CallPlace,
  type Consumer,
  type ConsumerRange,
  type Places,
  placeKey,
  type Spot,
  shorten,
} from './places'

/** A file of a program: as it runs, and as the reader wrote it. */
export type ProgramFile = {
  /** The name of a file beside the main one. */
  readonly name?: string
  readonly js: string
  readonly written: string
}

type Call = CallExpression | NewExpression

const consumingCalls =
  /^(?:Array\.from|Object\.fromEntries|Promise\.(?:all|allSettled|any|race)|new (?:Map|Set))$/u

/** A file as it runs when it is recorded. */
export type TracedCode = {
  readonly js: string
  /** Maps an offset in the original file to the rewritten one. */
  readonly toTraced: (offset: number) => number
}

export type TracedProgram = {
  readonly places: Places
  readonly files: readonly TracedCode[]
}

class PlaceFinder {
  readonly calls: Record<string, CallPlace> = {}
  readonly consumers: ConsumerRange[] = []
  readonly lines: readonly number[]
  readonly traced: TracedCode
  readonly #name: string
  readonly #js: string
  readonly #written: string
  readonly #toWritten: (offset: number) => number
  readonly #writtenLines: readonly number[]

  constructor({ name = '', js, written }: ProgramFile) {
    this.#name = name
    this.#js = js
    this.#written = written
    this.#toWritten = alignCode(written, js)
    this.#writtenLines = lineStarts(written)
    const tree = parseModule(js)
    const wraps = keepContext(tree, js)
    this.traced = { js: wraps.apply(js), toTraced: wraps.shift() }
    this.lines = lineStarts(this.traced.js)
    walk(tree, (node, around) => this.#visit(node, around))
    this.consumers.reverse()
  }

  #spot({ start, end }: AnyNode, label?: string): Spot {
    const from = this.#toWritten(start)
    // From the last character: the offset after it may map to another word.
    const to = this.#toWritten(end - 1) + 1
    const line = this.#writtenLines.findLastIndex(begin => begin <= from)
    return {
      label: shorten(label ?? this.#written.slice(from, to)),
      line: this.#name ? 0 : line + 1,
      column: this.#name ? 0 : from - (this.#writtenLines[line] ?? 0) + 1,
    }
  }

  #text({ start, end }: AnyNode): string {
    return this.#js.slice(start, end)
  }

  #key(place: number): string {
    const offset = this.traced.toTraced(place)
    const line = this.lines.findLastIndex(begin => begin <= offset)
    return placeKey(this.#name, line + 1, offset - (this.lines[line] ?? 0) + 1)
  }

  #visit(node: AnyNode, around: readonly AnyNode[]): void {
    if (node.type === 'ForOfStatement') {
      const head = this.#js.slice(node.start, node.right.start).trimEnd()
      this.#addConsumer(node.right, node, 'for', `${head} …)`)
    } else if (node.type === 'SpreadElement') {
      if (around[0]?.type !== 'ObjectExpression') {
        this.#addConsumer(node, node, '...')
      }
    } else if (node.type === 'VariableDeclarator') {
      if (node.id.type === 'ArrayPattern' && node.init) {
        this.#addConsumer(node.init, node, '[…] =')
      }
    } else if (node.type === 'YieldExpression') {
      if (node.delegate && node.argument) {
        this.#addConsumer(node.argument, node, 'yield*')
      }
    } else if (
      node.type === 'CallExpression' ||
      node.type === 'NewExpression'
    ) {
      this.#addCall(node, around)
    }
  }

  #addConsumer(range: AnyNode, node: AnyNode, name: string, label?: string) {
    this.consumers.push({
      file: this.#name,
      start: this.traced.toTraced(range.start),
      end: this.traced.toTraced(range.end),
      consumer: { ...this.#spot(node, label), name, start: node.start },
    })
  }

  #addCall(node: Call, around: readonly AnyNode[]): void {
    const { callee } = node
    const given = node.arguments
    const spread = given.findIndex(({ type }) => type === 'SpreadElement')
    const place: CallPlace = {
      ...this.#spot(this.#withStep(node, around)),
      given: given
        .slice(0, spread < 0 ? given.length : spread)
        .map(argument => this.#spot(argument)),
      ...this.#consumer(node, given[spread]),
    }
    // V8 names the last word of the callee, or else the parenthesis; others
    // the start of the call or its end.
    const word = callee.type === 'MemberExpression' ? callee.property : callee
    const parenthesis = this.#js.indexOf('(', callee.end)
    const isNew = node.type === 'NewExpression'
    const isWord =
      word.type === 'Identifier' || word.type === 'PrivateIdentifier'
    const first = isNew ? node.start : isWord ? word.start : parenthesis
    this.calls[this.#key(first)] = place
    for (const other of [parenthesis, node.start]) {
      this.calls[this.#key(other)] ??= place
    }
  }

  /** A range is what it is with its `.step(2)`. */
  #withStep(node: AnyNode, [member, call]: readonly AnyNode[]): AnyNode {
    const isStep =
      member?.type === 'MemberExpression' &&
      /\.\s*step$/u.test(this.#text(member)) &&
      member.start === node.start &&
      call?.type === 'CallExpression' &&
      call.start === node.start
    return isStep ? call : node
  }

  #consumer(node: Call, spread: AnyNode | undefined): { consumer?: Consumer } {
    if (spread) {
      return { consumer: { ...this.#spot(spread), name: '...' } }
    }
    const isNew = node.type === 'NewExpression'
    const name = `${isNew ? 'new ' : ''}${this.#text(node.callee)}`
    return consumingCalls.test(name)
      ? { consumer: { ...this.#spot(node, `${name}(…)`), name } }
      : {}
  }
}

/**
 * A program whose functions keep their context, and where it calls and consumes,
 * so that the recorder knows by a stack what was called. Throws if the code can't
 * be read.
 */
export const traceProgram = (files: readonly ProgramFile[]): TracedProgram => {
  const found = files.map(file => ({ file, finder: new PlaceFinder(file) }))
  return {
    places: {
      calls: Object.assign({}, ...found.map(({ finder }) => finder.calls)),
      consumers: found.flatMap(({ finder }) => finder.consumers),
      lines: Object.fromEntries(
        found.map(({ file, finder }) => [file.name ?? '', finder.lines]),
      ),
    },
    files: found.map(({ finder }) => finder.traced),
  }
}
