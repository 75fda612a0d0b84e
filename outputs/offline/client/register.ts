import siteConfig from '@generated/docusaurus.config'

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

const register = async (): Promise<void> => {
  const { serviceWorker } = navigator
  await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`)
  const { active } = await serviceWorker.ready
  if (active && !isMetered()) {
    whenIdle(() => active.postMessage('keep-everything'))
  }
}

const onLoad = (): void => {
  // Private windows and strict policies refuse: the site works without it.
  register().catch(() => {})
}

if (
  process.env.NODE_ENV === 'production' &&
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator
) {
  window.addEventListener('load', onLoad)
}
