import { fingerprint } from './fingerprint'
import { Results } from './Results'

/**
 * A part of the build whose results are kept. It is declared by its name and
 * by the module that makes the results; that module's imports, the
 * installed packages, lfi and Node are found and become part of every key. All else
 * that a result depends on is the data that it is asked for with.
 *
 * A module names workers and scripts that it starts by `require.resolve` with
 * a literal, so that they are found like imports.
 */
export class Step<Result> {
  constructor(
    readonly name: string,
    readonly module: string,
  ) {}

  fingerprint(): string {
    return fingerprint([this.module])
  }

  /** Reads every file of the step's code, so call it once for a whole batch. */
  results(): Results<Result> {
    return new Results(this.name, this.fingerprint())
  }
}
