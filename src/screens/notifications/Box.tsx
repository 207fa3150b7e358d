interface Props {
  readonly name: 'poles' | 'services'
  readonly value: number
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for is chosen. */
  readonly mixed?: boolean
  readonly disabled: boolean
  readonly describedBy?: string | undefined
  onTick(): void
}

/** A box to tick: a department, or a division that stands for several. */
export const Box = ({ name, value, label, checked, mixed = false, disabled, describedBy, onTick }: Props) => (
  <label className="notified-box">
    <input
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      type="checkbox"
      name={name}
      value={value}
      checked={checked}
      aria-checked={mixed ? 'mixed' : undefined}
      aria-describedby={describedBy}
      disabled={disabled}
      onChange={onTick}
    />
    <span>{label}</span>
  </label>
)
