import { FileUpload, useFileUpload } from '@chakra-ui/react/file-upload'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Themed } from './Themed.tsx'
import { smallDrop } from './theme/fileUpload.ts'

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

/** None is kept, so that the same file can be taken twice. */
const none: File[] = []

/** Where a file is chosen or dropped. Whoever takes it says what is wrong with it: nothing is refused in silence. */
export const FileDrop = (props: Props) => (
  <Themed>
    <Drop {...props} />
  </Themed>
)

const Drop = ({ accept, label, small = false, disabled = false, onFile, children }: Props) => {
  const { t } = useTranslation()
  /** The name of the one that was taken where several came together. */
  const [first, setFirst] = useState<string>()
  const upload = useFileUpload({
    acceptedFiles: none,
    // Of several the first is taken, and said to be; Zag would take none.
    maxFiles: Number.POSITIVE_INFINITY,
    disabled,
    translations: { dropzone: label },
    onFileAccept: ({ files: [file, ...others] }) => {
      if (!file) return
      setFirst(others.length > 0 ? file.name : undefined)
      onFile(file)
    },
  })
  const hold = (event: DragEvent) => event.preventDefault()
  const drop = (event: DragEvent) => {
    // Nor does the browser leave the page for a file where none can be taken.
    event.preventDefault()
    const { items, files } = event.dataTransfer
    // Zag takes what a file system knows, which a mail program's attachments are not in.
    if (![...items].some((item) => item.webkitGetAsEntry()?.isFile)) upload.setFiles([...files])
  }
  return (
    <FileUpload.RootProvider value={upload}>
      <FileUpload.Dropzone
        disableClick
        role="group"
        css={small ? smallDrop : {}}
        onDragOver={hold}
        onDrop={drop}
      >
        {children(upload.openFilePicker)}
        <p className="file-first" role="status">
          {first && t('form.onlyFirstFile', { name: first })}
        </p>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput name="file" accept={accept} multiple={false} />
    </FileUpload.RootProvider>
  )
}
