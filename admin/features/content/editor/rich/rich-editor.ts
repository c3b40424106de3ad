import { Extension } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import { isLinkTarget } from '@rimal/contract/text/link-target'

/** ⌘Z and its opposite. */
const History = Extension.create({
  name: 'history',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { view } = this.editor
    return {
      'Mod-z': () => undo(view.state, view.dispatch),
      'Mod-y': () => redo(view.state, view.dispatch),
      'Shift-Mod-z': () => redo(view.state, view.dispatch),
    }
  },
})

/** Paragraphs with bold and italic stretches and links; whatever else is pasted becomes one of these or plain text. */
export const richExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    isAllowedUri: (href) => isLinkTarget(href),
    HTMLAttributes: { target: null, rel: null },
  }),
  History,
]
