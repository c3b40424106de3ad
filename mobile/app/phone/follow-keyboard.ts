import { Keyboard } from '@capacitor/keyboard'

/** The space between a field and the keyboard. */
const gap = 24

/** Moves the field that is typed into above the keyboard. */
export async function followKeyboard(): Promise<void> {
  await Keyboard.addListener('keyboardDidShow', ({ keyboardHeight }) => {
    const field = document.activeElement
    if (!(field instanceof HTMLElement) || field === document.body) return
    // Some phones make the view smaller, others lay the keyboard over it.
    const seen = Math.min(visualViewport?.height ?? innerHeight, screen.height - keyboardHeight)
    if (field.getBoundingClientRect().bottom + gap > seen) field.scrollIntoView({ block: 'center' })
  })
}
