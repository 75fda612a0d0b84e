/** What runs in the sandbox's worker: the package's part, and what lfi adds. */
import { startWorker } from '@lfi-docs/sandbox/worker'
import { answerDictionary } from '../../../data/answerDictionary'
import { hintFor } from './hint'

startWorker({
  answer: answerDictionary,
  refusal: address =>
    `The network is off here, so ${address} was not fetched. The playground has a switch that allows it.`,
  hintFor,
})
