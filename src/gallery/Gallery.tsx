import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#app/i18n.ts'
import { applyColorMode } from '#app/theme/colorMode.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { printView, type View } from './address.ts'
import { Controls } from './Controls.tsx'
import { Specification } from './Specification.tsx'
import { Stage } from './Stage.tsx'
import { useView } from './useView.ts'

/** Every table in its states. The stage stands in a frame: narrow is as narrow as a telephone, and dialogs leave the controls alone. */
export const Gallery = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const [view, show] = useView(catalogue)
  const ready = useDress(view)
  if (!ready) return null
  return view.bare ? (
    <Stage key={printView(view)} catalogue={catalogue} view={view} />
  ) : (
    <Frame catalogue={catalogue} view={view} onView={show} />
  )
}

/** One change of language after the other: an early one that takes long must not end last. */
let changing: Promise<void> = Promise.resolve()

/** Language and colours of the page as the address says; false until the language is there. */
const useDress = ({ language, dark, ...view }: View): boolean => {
  const { t, i18n } = useTranslation()
  const [dressed, setDressed] = useState<string>()
  useEffect(() => {
    let wanted = true
    changing = changing.then(
      () => chooseLanguage(language, false),
      () => chooseLanguage(language, false),
    )
    void changing.then(() => wanted && setDressed(language))
    return () => {
      wanted = false
    }
  }, [language])
  useEffect(() => applyColorMode(dark ? 'dark' : 'light'), [dark])
  const ready = dressed === language && i18n.language === language
  const title = ready ? `${t('gallery.title')} · ${t(`tables.${view.table.name}.title`)}` : undefined
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  return ready
}

interface FrameProps {
  readonly catalogue: Catalogue
  readonly view: View
  onView(next: View): void
}

const Frame = ({ catalogue, view, onView }: FrameProps) => {
  const { t } = useTranslation()
  const address = printView({ ...view, narrow: false, bare: true })
  return (
    <div className="gallery">
      {/* Not a header: the page in the frame has one. */}
      <section className="gallery-head" aria-labelledby="gallery-title">
        <h1 id="gallery-title">{t('gallery.title')}</h1>
        <Controls catalogue={catalogue} view={view} onView={onView} />
      </section>
      <main>
        {/* A frame of its own for each address: going through them adds nothing to the history. */}
        <iframe
          key={address}
          className={view.narrow ? 'gallery-frame gallery-narrow' : 'gallery-frame'}
          src={address}
          title={t('gallery.stage')}
        />
        <Specification table={view.table} />
      </main>
    </div>
  )
}
