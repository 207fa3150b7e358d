import './plain.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AskingScreen } from './AskingScreen.tsx'
import { HoldingScreen } from './HoldingScreen.tsx'
import { SignIn } from './SignIn.tsx'

/**
 * `?institution=6`: React, TanStack Table and plain HTML over the rows of an institution, asked for page by page.
 * `&hold`: all held in the page. `&sign-in`: after a password. `&fields=21`: as many fields in the form of a new row.
 */
const params = new URLSearchParams(location.search)
const institution = Number(params.get('institution'))
const fields = Number(params.get('fields') ?? 0)

const Page = () => {
  const [known, setKnown] = useState(!params.has('sign-in'))
  if (!known) return <SignIn onDone={() => setKnown(true)} />
  if (params.has('hold')) return <HoldingScreen institution={institution} />
  return <AskingScreen institution={institution} fields={fields} />
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
