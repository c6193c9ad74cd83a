export { TooltipLayer as default } from '../kit/ui/tooltip-layer.tsx';
