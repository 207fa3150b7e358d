import { Check } from 'lucide-react'

interface ChoiceProps<T extends string> {
  readonly legend: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  onChoose(value: T): void
}

/** A short list of which one holds, in a popover. */
export const Choice = <T extends string>({ legend, value, options, onChoose }: ChoiceProps<T>) => (
  <ul className="choice" aria-label={legend}>
    {options.map((option) => (
      <li key={option.value}>
        <button
          type="button"
          className="choice__option"
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChoose(option.value)}
        >
          <Check size={16} aria-hidden className="choice__mark" />
          {option.label}
        </button>
      </li>
    ))}
  </ul>
)
