import { defineSlotRecipe } from '@pandacss/dev';
import { headCellStyles, rowCellStyles } from './cell-styles.ts';
import { inCards, inRows, rowStyles } from './layouts.ts';
import { sortStyles } from './sort-styles.ts';

/** Rows in a wide table, cards in a narrow one. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: [
    'root',
    'bar',
    'title',
    'beside',
    'tools',
    'filters',
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
    'noticeRow',
    'notice',
    'footer',
  ],
  base: {
    root: {
      backgroundColor: 'bg.surface',
      border: 'default',
      borderRadius: 'lg',
      boxShadow: 'raised',
      containerType: 'inline-size',
      containerName: 'table',
      minWidth: '0',
      /** `clip`, not `hidden`: the head must stick to the page. */
      overflow: 'clip',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '2',
      paddingInline: '4',
      paddingBlock: '3',
      borderBottom: 'default',
    },
    /** Like the title of a card: tables and cards stand below each other on the page of a record. */
    title: {
      textStyle: 'title.card',
      /** Buttons beside it keep their width, and share a line below it. */
      [inCards]: { '&:has(+ .table__tools)': { flexGrow: '999' } },
    },
    beside: { flex: '1', minWidth: '[min-content]', minHeight: 'control.md' },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexWrap: 'wrap',
      [inCards]: { flexGrow: '1', '& > .button': { flexGrow: '1' } },
      /** A search box shows its whole placeholder where there is space. Its own width would change with its button. */
      '& > .textInput__root': { [inRows]: { width: '[min(40cqi, 20rem)]' } },
      _print: { display: 'none' },
    },
    filters: { paddingInline: '4', paddingBlock: '2', borderBottom: 'default' },
    region: { position: 'relative' },
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
    /** On paper browsers repeat the head on each page, but only that of an element with `display: table`. */
    table: {
      display: 'block',
      width: 'full',
      _print: { display: 'table' },
      '&[data-selectable]': { '--first-column': '2' },
    },
    head: {
      display: 'block',
      _print: { display: 'table-header-group', position: 'static!' },
      [inRows]: {
        position: 'sticky',
        top: '[var(--sticky-top, 0px)]',
        zIndex: 'raised',
        backgroundColor: 'bg.subtle',
        borderBottom: 'default',
      },
      [inCards]: { _print: { display: 'none' } },
      '& > tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        /** As high as a small button: a menu of the orders may come later (`SortMenu`). */
        [inCards]: {
          '&:has(button, input)': {
            minHeight: '[calc(var(--sizes-control-sm) + 1rem)]',
            paddingInline: '4',
            borderBottom: 'default',
          },
        },
        ...rowStyles({ display: 'grid', gap: '0', minHeight: '9', paddingInline: '1', paddingBlock: '1.5' }),
      },
    },
    headCell: headCellStyles,
    sort: sortStyles,
    body: { display: 'block' },
    row: {
      display: 'grid',
      alignItems: 'center',
      '&:has([data-row-link])': { cursor: 'pointer' },
      '&:has([data-position=title] .avatar)': { '--title-start': '3.5rem' },
      '&[aria-selected=true]': {
        backgroundColor: 'accent.subtle',
        /** With forced colours, backgrounds disappear. */
        _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
      '&[data-kind=record]:not([aria-selected=true]):is(:hover, [data-hover], :has(:focus-visible))': {
        backgroundColor: 'bg.hover',
      },
      [inCards]: {
        gridTemplateColumns: '[minmax(0, 1fr) auto]',
        columnGap: '3',
        rowGap: '1.5',
        padding: '4',
        '[data-selectable] &': { position: 'relative', paddingInlineStart: '12' },
      },
      ...rowStyles({
        minHeight: 'row',
        paddingInline: '1',
        paddingBlock: 'cell',
        '[data-tall] &': { alignItems: 'baseline', paddingBlock: '3' },
      }),
      '& + &': { borderTop: 'subtle' },
    },
    cell: rowCellStyles,
    value: {
      /** Beside the label of its cell, if that is a grid. */
      gridColumn: '2 / -1',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '[data-align=end] > &': { fontVariantNumeric: 'tabular-nums' },
      '[data-position=actions] > &': {
        display: 'flex',
        justifyContent: 'flex-end',
        gap: '2',
        [inCards]: { '& > .button': { flexGrow: '1' } },
      },
      /** The box of an icon is wider than its drawing, which must be on the edge. */
      '[data-kind=record] > [data-position=actions] > &:not(:has(.button))': {
        gap: '1',
        marginInlineEnd: '[-6px]',
      },
    },
    /** As wide as the table, whatever the columns are. */
    noticeRow: { display: 'block' },
    notice: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '8',
      textAlign: 'center',
      textWrap: 'balance',
      color: 'fg.muted',
      [inCards]: { paddingInline: '4' },
    },
    footer: { borderTop: 'default' },
  },
});
