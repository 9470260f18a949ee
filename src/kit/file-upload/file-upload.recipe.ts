import { fileUploadAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '#kit/focus-ring.ts';

/** The file input covers the whole box, so that the browser handles press, drop and focus. */
export const fileUploadRecipe = defineSlotRecipe({
  className: 'fileUpload',
  slots: fileUploadAnatomy.extendWith('input', 'text', 'hint', 'error').keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full' },
    dropzone: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '20',
      padding: '3',
      backgroundColor: 'bg.surface',
      border: 'control',
      borderStyle: 'dashed',
      borderRadius: 'lg',
      transitionProperty: 'background-color, border-color, box-shadow',
      transitionDuration: 'fast',
      '&:has(input:is(:hover, [data-hover]):enabled)': {
        backgroundColor: 'bg.hover',
        borderColor: 'fg.subtle',
        _highContrast: { borderColor: '[Highlight]' },
      },
      '&:has(input:is(:active, [data-active]):enabled)': {
        backgroundColor: 'bg.hover',
        boxShadow: 'pressed',
        _highContrast: { borderColor: '[Highlight]', borderStyle: 'solid' },
      },
      '&[data-dragging]': { backgroundColor: 'accent.subtle', borderColor: 'accent.solid' },
      '&:has(input:is(:focus-visible, [data-focus-visible]))': {
        ...focusRing,
        outlineOffset: '2px',
      },
      /** With forced colours the style of the edge marks the state. */
      '&:has([aria-invalid=true])': { borderColor: 'danger.solid', _highContrast: { borderWidth: '[3px]' } },
      _disabled: {
        backgroundColor: 'bg.subtle',
        borderColor: 'border.default',
        '& span': { color: 'fg.disabled' },
        '& img': { opacity: '0.4', filter: '[grayscale(1)]' },
        _highContrast: { borderColor: '[GrayText]' },
      },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    itemPreview: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '14',
      height: '14',
      overflow: 'hidden',
      backgroundColor: 'bg.muted',
      borderRadius: 'md',
      color: 'fg.subtle',
    },
    itemPreviewImage: { width: 'full', height: 'full', objectFit: 'cover' },
    text: { flexGrow: '1', minWidth: '0' },
    itemName: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textStyle: 'bodyStrong',
    },
    hint: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
    itemDeleteTrigger: { position: 'relative', zIndex: 'raised' },
    error: {
      textStyle: 'label',
      fontWeight: 'regular',
      color: 'danger.fg',
      /** Without an error it takes no space, not even the gap before it. */
      _empty: { marginTop: '-1.5' },
    },
  },
});
