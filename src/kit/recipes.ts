import { accordionRecipe } from './accordion/accordion.recipe.ts';
import { alertRecipe } from './alert/alert.recipe.ts';
import { appFrameRecipe } from './app-frame/app-frame.recipe.ts';
import { arrangeListRecipe } from './arrange-list/arrange-list.recipe.ts';
import { avatarRecipe } from './avatar/avatar.recipe.ts';
import { avatarGroupRecipe } from './avatar-group/avatar-group.recipe.ts';
import { badgeRecipe } from './badge/badge.recipe.ts';
import { brandMarkRecipe } from './brand-mark/brand-mark.recipe.ts';
import { breadcrumbRecipe } from './breadcrumb/breadcrumb.recipe.ts';
import { buttonRecipe } from './button/button.recipe.ts';
import { cardRecipe } from './card/card.recipe.ts';
import { carouselRecipe } from './carousel/carousel.recipe.ts';
import { centredPageRecipe } from './centred-page/centred-page.recipe.ts';
import { chartRecipe } from './chart/chart.recipe.ts';
import { checkboxRecipe } from './checkbox/checkbox.recipe.ts';
import { checkboxGroupRecipe } from './checkbox-group/checkbox-group.recipe.ts';
import { choiceCardsRecipe } from './choice-cards/choice-cards.recipe.ts';
import { colourInputRecipe } from './colour-input/colour-input.recipe.ts';
import { commandPaletteRecipe } from './command-palette/command-palette.recipe.ts';
import { confirmDialogRecipe } from './confirm-dialog/confirm-dialog.recipe.ts';
import { copyButtonRecipe } from './copy-button/copy-button.recipe.ts';
import { countLinksRecipe } from './count-links/count-links.recipe.ts';
import { datePickerRecipe } from './date-picker/date-picker.recipe.ts';
import { descriptionListRecipe } from './description-list/description-list.recipe.ts';
import { dialogRecipe } from './dialog/dialog.recipe.ts';
import { drawerRecipe } from './drawer/drawer.recipe.ts';
import { emptyStateRecipe } from './empty-state/empty-state.recipe.ts';
import { fieldRecipe } from './field/field.recipe.ts';
import { fileUploadRecipe } from './file-upload/file-upload.recipe.ts';
import { filesUploadRecipe } from './files-upload/files-upload.recipe.ts';
import { filterBarRecipe } from './filter-bar/filter-bar.recipe.ts';
import { filterChipsRecipe } from './filter-bar/filter-chips.recipe.ts';
import { formLayoutRecipe } from './form-layout/form-layout.recipe.ts';
import { formMatrixRecipe } from './form-matrix/form-matrix.recipe.ts';
import { gridRecipe } from './grid/grid.recipe.ts';
import { hoverCardRecipe } from './hover-card/hover-card.recipe.ts';
import { iconRecipe } from './icon/icon.recipe.ts';
import { iconButtonRecipe } from './icon-button/icon-button.recipe.ts';
import { jsonViewRecipe } from './json-view/json-view.recipe.ts';
import { kbdRecipe } from './kbd/kbd.recipe.ts';
import { lineItemsRecipe } from './line-items/line-items.recipe.ts';
import { linkRecipe } from './link/link.recipe.ts';
import { menuRecipe } from './menu/menu.recipe.ts';
import { menuTriggerRecipe } from './menu/menu-trigger.recipe.ts';
import { moreMenuRecipe } from './more-menu/more-menu.recipe.ts';
import { navCountRecipe } from './nav-count/nav-count.recipe.ts';
import { newsButtonRecipe } from './news-button/news-button.recipe.ts';
import { noticeBarRecipe } from './notice-bar/notice-bar.recipe.ts';
import { numberRangeRecipe } from './number-range/number-range.recipe.ts';
import { optionListRecipe } from './option-list/option-list.recipe.ts';
import { pageRecipe } from './page/page.recipe.ts';
import { paginationRecipe } from './pagination/pagination.recipe.ts';
import { pinInputRecipe } from './pin-input/pin-input.recipe.ts';
import { popoverRecipe } from './popover/popover.recipe.ts';
import { printAreaRecipe } from './print-area/print-area.recipe.ts';
import { progressRecipe } from './progress/progress.recipe.ts';
import { qrCodeRecipe } from './qr-code/qr-code.recipe.ts';
import { ratingRecipe } from './rating/rating.recipe.ts';
import { searchTriggerRecipe } from './search-trigger/search-trigger.recipe.ts';
import { sectionRecipe } from './section/section.recipe.ts';
import { segmentedControlRecipe } from './segmented-control/segmented-control.recipe.ts';
import { selectRecipe } from './select/select.recipe.ts';
import { selectionBarRecipe } from './selection-bar/selection-bar.recipe.ts';
import { sidebarNavRecipe } from './sidebar-nav/sidebar-nav.recipe.ts';
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts';
import { skipLinkRecipe } from './skip-link/skip-link.recipe.ts';
import { sliderRecipe } from './slider/slider.recipe.ts';
import { spinnerRecipe } from './spinner/spinner.recipe.ts';
import { splitButtonRecipe } from './split-button/split-button.recipe.ts';
import { stackRecipe } from './stack/stack.recipe.ts';
import { statCardRecipe } from './stat-card/stat-card.recipe.ts';
import { stepsRecipe } from './steps/steps.recipe.ts';
import { subjectCardRecipe } from './subject-card/subject-card.recipe.ts';
import { columnEdgeRecipe } from './table/column-edge.recipe.ts';
import { sortMenuRecipe } from './table/sort-menu.recipe.ts';
import { tableRecipe } from './table/table.recipe.ts';
import { tabsRecipe } from './tabs/tabs.recipe.ts';
import { tagsInputRecipe } from './tags-input/tags-input.recipe.ts';
import { textRecipe } from './text/text.recipe.ts';
import { textInputRecipe } from './text-input/text-input.recipe.ts';
import { textareaRecipe } from './textarea/textarea.recipe.ts';
import { timelineRecipe } from './timeline/timeline.recipe.ts';
import { toastRecipe } from './toast/toast.recipe.ts';
import { toggleGroupRecipe } from './toggle-group/toggle-group.recipe.ts';
import { toggleSwitchRecipe } from './toggle-switch/toggle-switch.recipe.ts';
import { tooltipRecipe } from './tooltip/tooltip.recipe.ts';
import { viewTabsRecipe } from './view-tabs/view-tabs.recipe.ts';
import { visuallyHiddenRecipe } from './visually-hidden/visually-hidden.recipe.ts';

/** The recipes of components with one part, read by panda.config.ts. */
export const recipes = {
  avatar: avatarRecipe,
  badge: badgeRecipe,
  brandMark: brandMarkRecipe,
  button: buttonRecipe,
  checkbox: checkboxRecipe,
  choiceCards: choiceCardsRecipe,
  columnEdge: columnEdgeRecipe,
  copyButton: copyButtonRecipe,
  grid: gridRecipe,
  icon: iconRecipe,
  iconButton: iconButtonRecipe,
  link: linkRecipe,
  menuTrigger: menuTriggerRecipe,
  printArea: printAreaRecipe,
  qrCode: qrCodeRecipe,
  rating: ratingRecipe,
  skeleton: skeletonRecipe,
  skipLink: skipLinkRecipe,
  sortMenu: sortMenuRecipe,
  spinner: spinnerRecipe,
  stack: stackRecipe,
  text: textRecipe,
  textarea: textareaRecipe,
  toggleSwitch: toggleSwitchRecipe,
  visuallyHidden: visuallyHiddenRecipe,
};

/** The recipes of components with several parts. */
export const slotRecipes = {
  accordion: accordionRecipe,
  alert: alertRecipe,
  appFrame: appFrameRecipe,
  arrangeList: arrangeListRecipe,
  avatarGroup: avatarGroupRecipe,
  breadcrumb: breadcrumbRecipe,
  card: cardRecipe,
  carousel: carouselRecipe,
  centredPage: centredPageRecipe,
  chart: chartRecipe,
  checkboxGroup: checkboxGroupRecipe,
  commandPalette: commandPaletteRecipe,
  countLinks: countLinksRecipe,
  colourInput: colourInputRecipe,
  confirmDialog: confirmDialogRecipe,
  datePicker: datePickerRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  emptyState: emptyStateRecipe,
  field: fieldRecipe,
  fileUpload: fileUploadRecipe,
  filesUpload: filesUploadRecipe,
  filterBar: filterBarRecipe,
  filterChips: filterChipsRecipe,
  formLayout: formLayoutRecipe,
  formMatrix: formMatrixRecipe,
  hoverCard: hoverCardRecipe,
  jsonView: jsonViewRecipe,
  kbd: kbdRecipe,
  lineItems: lineItemsRecipe,
  menu: menuRecipe,
  moreMenu: moreMenuRecipe,
  navCount: navCountRecipe,
  newsButton: newsButtonRecipe,
  noticeBar: noticeBarRecipe,
  numberRange: numberRangeRecipe,
  optionList: optionListRecipe,
  page: pageRecipe,
  pagination: paginationRecipe,
  pinInput: pinInputRecipe,
  popover: popoverRecipe,
  progress: progressRecipe,
  searchTrigger: searchTriggerRecipe,
  section: sectionRecipe,
  segmentedControl: segmentedControlRecipe,
  select: selectRecipe,
  selectionBar: selectionBarRecipe,
  sidebarNav: sidebarNavRecipe,
  splitButton: splitButtonRecipe,
  slider: sliderRecipe,
  statCard: statCardRecipe,
  steps: stepsRecipe,
  subjectCard: subjectCardRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  tagsInput: tagsInputRecipe,
  textInput: textInputRecipe,
  timeline: timelineRecipe,
  toast: toastRecipe,
  toggleGroup: toggleGroupRecipe,
  tooltip: tooltipRecipe,
  viewTabs: viewTabsRecipe,
};
