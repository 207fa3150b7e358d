import { Fragment } from 'react'

/** The text of one e-mail address, which goes on in the next line after an at sign, and neither within a word nor at a hyphen. */
export const EmailParts = ({ text }: { readonly text: string }) =>
  text.split(/(?<=@)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      <span className="cell-part">{part}</span>
    </Fragment>
  ))
