import {
  Button,
  Checkbox,
  createTheme,
  type CSSVariablesResolver,
  Input,
  type MantineColorsTuple,
  Modal,
  Radio,
} from '@mantine/core'
import controls from './styles/controls.module.css'

const ink: MantineColorsTuple = [
  '#f3eee6',
  '#e7ddce',
  '#ddd3c5',
  '#bdb2a6',
  '#84776a',
  '#6a6059',
  '#62574d',
  '#4a4039',
  '#352d28',
  '#1f1a17',
]

/** Sets Mantine's colours and sizes to the shop's: paper and ink, hairlines, square corners, colour only for a state. */
export const theme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: 9,
  white: '#ffffff',
  black: '#1f1a17',
  defaultRadius: 0,
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)', fontWeight: '400' },
  fontSizes: { xs: 'var(--micro-size)', sm: 'var(--small-size)', md: 'var(--text-size)' },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  focusRing: 'never',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      classNames: { root: controls.button, label: controls.buttonLabel },
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, classNames: { input: controls.input } }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: {
        withAsterisk: false,
        inputWrapperOrder: ['label', 'input', 'error', 'description'],
      },
      classNames: {
        label: controls.label,
        description: controls.description,
        error: controls.error,
      },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: { size: 'sm', radius: 0 },
      classNames: { input: controls.choice },
    }),
    Radio: Radio.extend({ defaultProps: { size: 'sm' }, classNames: { radio: controls.choice } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 0, transitionProps: { duration: 160 } },
      classNames: {
        content: controls.dialog,
        header: controls.dialogHeader,
        title: controls.dialogTitle,
        body: controls.dialogBody,
      },
    }),
  },
})

/** The variables of Mantine that our tokens set; it states most of them for each colour scheme. */
export const variables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--line)' },
  light: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-error': 'var(--alert)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-placeholder': 'var(--ink-2)',
  },
  dark: {},
})
