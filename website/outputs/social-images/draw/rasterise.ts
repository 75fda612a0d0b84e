import { parentPort, workerData } from 'node:worker_threads'
import { mapWithLimit } from '@lfi-docs/build-cache'
import { renderAsync } from '@resvg/resvg-js'

/** Previews are about 500 pixels wide; more would cost more than it shows. */
const width = 800

const { drawings, fontFiles }: { drawings: string[]; fontFiles: string[] } =
  workerData

const rasterise = async (svg: string): Promise<string> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false },
  })
  return image.asPng().toString('base64')
}

void mapWithLimit(drawings, rasterise).then(pictures =>
  parentPort?.postMessage(pictures),
)
