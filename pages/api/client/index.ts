import './api.css'
