const reducesMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

/** Longer for what is higher, though not in proportion. */
const durationOf = (height: number): number => {
  const steps = height / 36
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10)
}

const settle = (list: HTMLElement, isOpen: boolean): void => {
  list.style.display = isOpen ? 'block' : 'none'
  list.style.overflow = isOpen ? 'visible' : 'clip'
  list.style.height = isOpen ? 'auto' : '0px'
}

const animations = new WeakMap<HTMLElement, () => void>()

/** Folds or unfolds a list with a transition of its height. */
export const collapse = (list: HTMLElement, isOpen: boolean): void => {
  animations.get(list)?.()
  list.style.display = 'block'
  // Not hidden: what is focused or looked for would scroll a list that grows.
  list.style.overflow = 'clip'
  const height = list.scrollHeight
  // Not zero: without a transition nothing says that it has ended.
  const duration = reducesMotion() ? 1 : durationOf(height)
  list.style.height = isOpen ? '0px' : `${height}px`
  // Measured, so that the height that it starts from counts.
  void list.offsetHeight
  list.style.transition = `height ${duration}ms ease-in-out`
  list.style.height = isOpen ? `${height}px` : '0px'
  const end = (): void => {
    clearTimeout(timer)
    animations.delete(list)
    list.removeEventListener('transitionend', onEnd)
    list.style.transition = ''
    settle(list, isOpen)
  }
  const onEnd = ({ target }: Event): void => {
    if (target === list) {
      end()
    }
  }
  // A tab that is hidden meanwhile has no transitions.
  const timer = setTimeout(end, 2 * duration + 100)
  animations.set(list, end)
  list.addEventListener('transitionend', onEnd)
}
