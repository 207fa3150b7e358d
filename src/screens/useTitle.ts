import { useEffect } from 'react'

/** What the page is called in the browser's tabs and history; by the application's name alone where nothing is said. */
export const useTitle = (text?: string): void =>
  useEffect(() => {
    document.title = text ? `${text} · Pupitre` : 'Pupitre'
  }, [text])
