import './plain.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = Readonly<Record<string, unknown>>

/** The least that shows the same rows: React, one fetch, one table. */
const Screen = () => {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    void fetch('/rows')
      .then((answer) => answer.json())
      .then((answer: { readonly data: readonly Row[] }) => setRows(answer.data))
  }, [])
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.id)} data-row-id={String(row.id)}>
            {['code', 'beginAt', 'endAt', 'break', 'nbWorkedMinutes', 'interfacingCode'].map((name) => (
              <td key={name}>{String(row[name] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Screen />)
