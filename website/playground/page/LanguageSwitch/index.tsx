import type { ReactNode } from 'react'
import type { Language } from '../../../examples/model/language'
import styles from './styles.module.css'

const languages = [
  { language: 'ts', short: 'TS', name: 'TypeScript' },
  { language: 'js', short: 'JS', name: 'JavaScript' },
] as const

type Props = {
  language: Language
  onChange: (language: Language) => void
}

export default function LanguageSwitch({
  language: current,
  onChange,
}: Props): ReactNode {
  return (
    <fieldset className={styles.switch} aria-label="Language">
      {languages.map(({ language, short, name }) => (
        <label key={language}>
          <input
            type="radio"
            name="language"
            aria-label={name}
            checked={language === current}
            onChange={() => onChange(language)}
          />
          <span aria-hidden="true">{short}</span>
        </label>
      ))}
    </fieldset>
  )
}
