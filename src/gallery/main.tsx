// First: what screens and dialogs say of a shared shape stands above it.
import '#app/theme/base.css'
import '#app/theme/base.recipe.ts'
import { createRoot } from 'react-dom/client'
import { laterWords, placeWords, startI18n } from '#app/i18n.ts'
import { Tips } from '#renderer/parts/tips/Tips.tsx'
import { catalogue } from '#schemas'
import { Gallery } from './Gallery.tsx'
import { addGalleryWords } from './words.ts'
import './gallery.recipe.ts'

// Nothing is awaited at the top: the words of a language need this very file, and would wait for it for ever.
const start = async (): Promise<void> => {
  addGalleryWords(await startI18n())
  await Promise.all([laterWords(), placeWords()])
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <>
        <Gallery catalogue={catalogue} />
        <Tips />
      </>,
    )
}

void start()
