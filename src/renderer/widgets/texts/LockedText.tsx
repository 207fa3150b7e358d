import { controlProps, type InputProps } from '../widget.ts'

interface Props
  extends Pick<
    InputProps<never>,
    'id' | 'name' | 'disabled' | 'invalid' | 'required' | 'describedBy' | 'labelledBy'
  > {
  readonly text: string
}

/** Longest text that fits a line of a telephone; browsers that size it by its content need not know. */
const LINE = 40

/** What cannot be changed is there to be read: it wraps where a line has no room for it. */
export const LockedText = (props: Props) => (
  <textarea
    {...controlProps(props)}
    aria-labelledby={props.labelledBy}
    className="control control-text control-locked"
    rows={Math.ceil(props.text.length / LINE) || 1}
    readOnly
    value={props.text}
  />
)
