import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import './fileDrop.css'

interface Props {
  /** As the browser's own dialog takes it: '.csv,text/csv'. */
  readonly accept: string
  readonly label: string
  readonly small?: boolean
  readonly disabled?: boolean
  onFile(file: File): void
  /** What stands in it; `choose` opens the browser's own dialog. */
  readonly children: (choose: () => void) => ReactNode
}

/** Where a file is chosen or dropped. The same file can be taken twice. */
export const FileDrop = ({ accept, label, small = false, disabled = false, onFile, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    const [file] = files ?? []
    if (file && !disabled) onFile(file)
  }
  const dropped = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button inside
    <div
      className={small ? 'file-drop file-drop-small' : 'file-drop'}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        name="file"
        className="visually-hidden"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
