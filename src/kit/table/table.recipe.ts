import { defineSlotRecipe } from '@pandacss/dev';
import { pinnedStyles } from './pinned-styles.ts';
import { sortStyles } from './sort-styles.ts';

/** A small screen with large text: the parts are below each other. */
const cramped = '@container table (max-width: 18rem)';

/** Rows on a large screen, cards below the breakpoint. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: [
    'root',
    'bar',
    'title',
    'tools',
    'region',
    'veil',
    'table',
    'head',
    'headCell',
    'sort',
    'body',
    'row',
    'cell',
    'value',
    'notice',
    'footer',
  ],
  base: {
    root: {
      backgroundColor: 'bg.surface',
      border: 'default',
      borderRadius: 'lg',
      boxShadow: 'raised',
      minWidth: '0',
      /** `clip`, not `hidden`: the head must stick to the page. */
      overflow: 'clip',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '3',
      borderBottom: 'default',
    },
    title: { textStyle: 'title.card' },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexWrap: 'wrap',
      _small: { flexGrow: '1' },
      _print: { display: 'none' },
    },
    region: {
      position: 'relative',
      _small: { containerType: 'inline-size', containerName: 'table' },
      '&[data-scrolls]': { md: { overflowX: 'auto', overscrollBehaviorX: 'contain' } },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    /**
     * Lies over outdated rows: it takes their clicks, and dims them after a moment. The rows keep their own styles, since a
     * change of all cells would delay the next rows.
     */
    veil: {
      position: 'absolute',
      inset: '0',
      zIndex: '3',
      overflow: 'hidden',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        backdropFilter: '[grayscale(1)]',
        animation: 'fadeIn',
        animationDelay: '[200ms]',
        animationFillMode: 'backwards',
      },
      /** A progress line along the head. */
      _after: {
        content: '""',
        position: 'absolute',
        top: '0',
        height: '0.5',
        width: '[40%]',
        backgroundColor: 'accent.solid',
        borderRadius: 'full',
        animation: 'progress',
        animationDelay: '[200ms]',
        animationFillMode: 'backwards',
      },
    },
    table: {
      display: 'block',
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      /** The least width suits the screen, which is wider than the paper. */
      _print: { minWidth: '[0!]' },
      md: { display: 'table', tableLayout: 'fixed' },
    },
    head: {
      display: 'block',
      md: { display: 'table-header-group' },
      '@media print and (max-width: 47.99rem)': { display: 'none' },
      '& > tr': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2',
        '&:has(button)': { paddingInline: '4', paddingBlock: '2', borderBottom: 'default' },
        md: { display: 'table-row' },
      },
    },
    headCell: {
      textStyle: 'label',
      color: 'fg.muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      md: {
        position: 'sticky',
        top: '[var(--sticky-top, 0px)]',
        zIndex: 'raised',
        height: '9',
        paddingInline: '3',
        backgroundColor: 'bg.subtle',
        borderBottom: 'default',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        _first: { paddingInlineStart: '4' },
        _last: { paddingInlineEnd: '4' },
        '&[data-align=end]': { textAlign: 'end' },
        '[data-scrolls] &': { top: '0' },
        '[data-scrolls] &:first-child': { insetInlineStart: '0', zIndex: '2' },
        /** The actions of a row stay visible, as its title does. */
        '[data-scrolls] &[data-position=actions]': {
          insetInlineEnd: '0',
          zIndex: '2',
          borderInlineStart: 'strong',
        },
      },
      /** For assistive technology only: on a small screen every value has its own label. */
      _small: {
        '&:not(:has(button))': {
          position: 'absolute',
          width: '[1px]',
          height: '[1px]',
          overflow: 'hidden',
          clipPath: '[inset(50%)]',
        },
      },
    },
    sort: sortStyles,
    body: {
      display: 'block',
      md: { display: 'table-row-group' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1.5',
      padding: '4',
      borderBottom: 'subtle',
      _last: { borderBottom: 'none' },
      md: {
        display: 'table-row',
        borderBottom: 'none',
        '&[data-kind=record]:is(:hover, [data-hover]) > td': { backgroundColor: 'bg.hover' },
      },
    },
    cell: {
      minWidth: '0',
      _small: {
        gridColumn: '[1 / -1]',
        order: '[3]',
        display: 'grid',
        gridTemplateColumns: '[minmax(6rem, 35%) minmax(0, 1fr)]',
        alignItems: 'baseline',
        gap: '3',
        [cramped]: { gridTemplateColumns: '1fr', gap: '0.5' },
        _before: { content: 'attr(data-label) / ""', textStyle: 'caption', color: 'fg.muted' },
        '&[data-position=title]': {
          gridColumn: '[1]',
          [cramped]: { gridColumn: '[1 / -1]' },
          order: '[1]',
          display: 'block',
          marginBottom: '1',
          _before: { content: 'none' },
        },
        '&[data-position=actions]': {
          gridColumn: '[2]',
          order: '[2]',
          display: 'block',
          alignSelf: 'start',
          _before: { content: 'none' },
          [cramped]: { gridColumn: '[1 / -1]', order: '[4]' },
        },
      },
      md: {
        height: '12',
        paddingInline: '3',
        paddingBlock: '2',
        /** Not at the bottom: a cell that stays visible may cover the last pixel of the one above it. */
        'tr + tr > &': { borderTop: 'subtle' },
        verticalAlign: 'middle',
        backgroundColor: 'bg.surface',
        _first: { paddingInlineStart: '4' },
        _last: { paddingInlineEnd: '4' },
        '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '[data-tall] &': { verticalAlign: 'baseline', paddingBlock: '3' },
        '[data-scrolls] &:first-child': { position: 'sticky', insetInlineStart: '0', zIndex: 'raised' },
        '[data-scrolls] &[data-position=actions]': pinnedStyles,
      },
    },
    value: {
      minWidth: '0',
      overflowWrap: 'anywhere',
      '[data-align=end] > &': { fontVariantNumeric: 'tabular-nums' },
      '[data-position=actions] > &': {
        display: 'flex',
        justifyContent: 'flex-end',
        gap: '1',
      },
      /** The box of an icon is wider than its drawing, which must be on the edge. */
      '[data-kind=record] > [data-position=actions] > &:not(:has(.button))': { marginInlineEnd: '[-6px]' },
      '[data-kind=skeleton] > [data-align=end] > &': { md: { display: 'flex', justifyContent: 'flex-end' } },
    },
    notice: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '[16rem]',
      padding: '8',
      textAlign: 'center',
      color: 'fg.muted',
      _small: { minHeight: '[12rem]', paddingInline: '4' },
    },
    footer: { borderTop: 'default' },
  },
});
