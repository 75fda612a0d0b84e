/** For how long after a request, in milliseconds. */
const REST = 2000

/**
 * Lets work in the background rest while a page asks for something: whoever has
 * just pressed needs the network and the processor. To keep the whole site
 * meanwhile made the first run of an example take half as long again.
 */
export const watchVisitors = () => {
  let end = 0
  const whenNobodyWaits = async (): Promise<void> => {
    const left = end - Date.now()
    if (left > 0) {
      await new Promise(resolve => setTimeout(resolve, left))
      await whenNobodyWaits()
    }
  }
  return {
    noteRequest: (): void => {
      end = Date.now() + REST
    },
    whenNobodyWaits,
  }
}
