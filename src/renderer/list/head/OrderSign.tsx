/** An arrow for the order of rows: down for a descending one. */
export const OrderSign = ({
  descending,
  className = 'icon',
}: {
  readonly descending: boolean
  readonly className?: string
}) => (
  <svg className={className} viewBox="2 0 12 16" aria-hidden="true">
    <path d={descending ? 'M8 3v10M4.5 9.5L8 13l3.5-3.5' : 'M8 13V3M4.5 6.5L8 3l3.5 3.5'} />
  </svg>
)
