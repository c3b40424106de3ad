import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useResults } from './use-results.ts'

const pauseMs = 150

/** What is typed in the palette, what it finds, and which result is chosen: the first, until the arrows say otherwise. */
export function usePalette(onClose: () => void) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const { results, isReading, isBroken } = useResults(search)
  const [chosenTo, choose] = useState<string | null>(null)
  const isEntered = useRef(false)
  const isSettled = search === typed.trim() && !isReading
  const chosen = results.find(({ to }) => to === chosenTo) ?? results[0]
  const target = chosen?.to
  const open = useCallback(() => {
    isEntered.current = false
    if (target === undefined) return
    onClose()
    void navigate(target)
  }, [target, onClose, navigate])
  // Enter may be pressed before the search is answered.
  useEffect(() => {
    if (isSettled && isEntered.current) open()
  }, [isSettled, open])
  const step = (by: number) => {
    const index = chosen ? results.indexOf(chosen) : 0
    choose(results.at((index + by) % results.length)?.to ?? null)
  }
  const enter = () => {
    if (isSettled) open()
    else isEntered.current = true
  }
  return {
    typed,
    search,
    results,
    chosen,
    isSettled,
    isBroken,
    choose,
    type: (text: string) => {
      isEntered.current = false
      choose(null)
      setTyped(text)
    },
    press: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'ArrowDown') step(1)
      else if (event.key === 'ArrowUp') step(-1)
      else if (event.key === 'Enter') enter()
      else return
      event.preventDefault()
    },
  }
}
