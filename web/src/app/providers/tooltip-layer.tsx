export { TooltipLayer as default } from '../../shared/ui/tooltip-layer.tsx';
