import { expect, test } from 'vitest'
import { preloadPicture } from './picture-preload.ts'

const picture = {
  id: 'noor',
  version: 'a1',
  width: 320,
  height: 400,
  alt: '',
  color: '#000000',
  placeholder: null,
  focusX: 0.5,
  focusY: 0.5,
}

test('a picture is preloaded in the sizes that the page chooses from', () => {
  const [preload, ...others] = preloadPicture('/media', picture, { sizes: '50vw' })
  expect(others).toEqual([])
  expect(preload).toEqual({
    sizes: '50vw',
    type: 'image/avif',
    srcSet: '/media/noor/160.avif?v=a1 160w, /media/noor/320.avif?v=a1 320w',
  })
})

test('a picture that does not exist is not preloaded', () => {
  expect(preloadPicture('/media', { ...picture, id: 'none' }, { sizes: '50vw' })).toEqual([])
})
