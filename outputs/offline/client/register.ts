type Connection = { saveData?: boolean; effectiveType?: string }

const isMetered = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    /2g|3g/u.test(connection?.effectiveType ?? '')
  )
}

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: 10_000 })
  } else {
    setTimeout(task, 5000)
  }
}

const register = async (baseUrl: string): Promise<void> => {
  const { serviceWorker } = navigator
  await serviceWorker.register(`${baseUrl}service-worker.js`)
  const { active } = await serviceWorker.ready
  if (active && !isMetered()) {
    whenIdle(() => active.postMessage('keep-everything'))
  }
}

/** Called by the first script of every built page (engine/first-load). */
export const keepForOffline = (baseUrl: string): void => {
  if ('serviceWorker' in navigator) {
    window.addEventListener('load', () => {
      // Private windows and strict policies refuse: the site works without it.
      register(baseUrl).catch(() => {})
    })
  }
}
