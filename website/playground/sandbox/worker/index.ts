/** What runs in the sandbox's worker: the package's part, and what lfi adds. */
import { startWorker } from '@lfi-docs/sandbox/worker'
import { answerDictionary } from '../../../data/answerDictionary'

startWorker({
  answer: answerDictionary,
  refusal: address =>
    `Code here can't use the network, so ${address} was not fetched. Use the sample data and delay of 'lfi-playground' instead.`,
})
