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

const animations = new WeakMap<HTMLElement, Animation>()

/** Folds or unfolds a list with an animation of its height. */
export const collapse = (list: HTMLElement, isOpen: boolean): void => {
  animations.get(list)?.cancel()
  // Not hidden: what is focused or looked for would scroll a list that grows.
  list.style.overflow = 'clip'
  list.style.height = 'auto'
  list.style.display = 'block'
  const height = list.scrollHeight
  const shown = `${height}px`
  const animation = list.animate(
    { height: isOpen ? ['0px', shown] : [shown, '0px'] },
    {
      duration: reducesMotion() ? 1 : durationOf(height),
      easing: 'ease-in-out',
    },
  )
  animation.onfinish = () => settle(list, isOpen)
  animations.set(list, animation)
}
