import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

/** Takes files that are dropped on an element or pasted into it: returns its handlers, and whether files are over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void, isOpen: boolean) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    // A file that misses the element would otherwise replace the page, with everything that was typed.
    const ignore = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [isOpen])
  if (!isOpen) return { isOver: false, handlers: {} }
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => setOver(hasFiles(event.dataTransfer)),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false
}
