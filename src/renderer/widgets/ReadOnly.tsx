import type { InputProps } from './widget.ts'

interface Props extends Pick<InputProps<never>, 'id' | 'name' | 'labelledBy' | 'describedBy'> {
  readonly text: string
}

/** A value a person reads and does not type; spoken when it changes. */
export const ReadOnly = ({ id, name, labelledBy, describedBy, text }: Props) => (
  <output
    id={id}
    name={name}
    className="read-only"
    tabIndex={-1}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
  >
    {text}
  </output>
)
